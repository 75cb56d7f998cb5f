### Home: my tables, lessons, what is put away.

home-alone = At one screen
home-lesson = Lesson: { $title }
home-waits-for = waits for { $who }
home-not-begun = not begun yet
home-just-now = just now
home-played = Played
home-put-away-match = Put away: { $title }
home-bring-back-match = Bring back: { $title }
home-is-away = Put away. You will find it below.
home-is-back = Back among your tables.
home-away-count = Put away ({ $n })
home-lessons = Lessons
home-lessons-done = { $n } of { $all } done
home-lessons-all = All lessons
home-lesson-about = { $game } · { $minutes } min
home-learn-game = Learn { $game }
open-file = Open a record or a campaign
