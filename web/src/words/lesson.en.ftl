# Teaching games: the page that lists them, and the Owl's note at the table.

learn = Learn
learn-lead = Real matches against the Owl, one idea at a time. There is nothing to read first, and no mistake spoils anything.
learn-home = New here? Learn by playing
learn-about = { $minutes } min · { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
  }
learn-begin = Begin “{ $title }”
learn-learned = Learned
learn-none = The Owl has no lesson to teach just now.

lesson = Lesson
lesson-step = Step { $n } of { $all }
lesson-done = Lesson finished
lesson-why = Why?
lesson-show = Show me
lesson-watch = Watch what the Owl does.
lesson-goal = The circle lies around { $x } across and { $y } down; its radius is { $r }.
lesson-next = Next lesson
lesson-on = Play on
lesson-all = All lessons
lesson-again = This lesson again
lesson-seal = In a lesson the same dice fall every time, so that everyone learns the same things. The seal:
table-key-show = in a lesson: show me
