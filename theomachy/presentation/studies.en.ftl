# Studies: `theomachy lab run`

cli-lab = Play very many games, and report what they show. See docs/lab.md.
cli-lab-run = Play a study, or continue one that was interrupted: no game is lost or played twice.

    A study is a file that says which setups, scenarios, agents, table options and changed cards are played. Its games
    go into a folder of tables, beside the file unless --out says where.

    Examples:

    - theomachy lab run studies/scathe-heroes.toml
    - theomachy lab run studies/scathe-heroes.toml --workers 4 --out heroes
    - theomachy lab run studies/scathe-heroes.toml --engine ray --address 10.0.0.5:6379

flag-study = A .toml file that says what to play.
flag-run-out = The folder for the tables; by default the name of the file without .toml.
flag-engine = Where to play: in processes of this machine (local), or on a Ray cluster (ray).
flag-address = The address of the cluster; by default one is started on this machine.

lab-done = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    } in { $folder }; { $new } of them now, in { $seconds } s ({ $pace } a second).
lab-interrupted = Stopped after { $played } of { $total } games. They are kept in { $file }: the same command goes on.
lab-no-engine = there is no engine '{ $text }'; there are { $known }
lab-address-alone = an address is for --engine ray
lab-no-cluster = there is no Ray cluster at { $address }: { $why }
lab-nodes-gone = the cluster has no process left that plays

lab-not-toml = from this line on it is no TOML; see the example in docs/lab.md
lab-key = there is no “{ $text }” here; did you mean { $near }? There are { $known }
lab-name = “{ $name }” is no name: letters, figures, dashes, dots and spaces will do
lab-text = { $key } is needed, a text in quotes
lab-number = { $key } is a whole number from { $least } to { $most }
lab-list = { $key } is a list, such as ["random"]
lab-twice = { $key } has an entry twice, whose games would be the same; what each seat has is a list in the list, such as [["greedy", "random"]]
lab-table = { $key } is made of tables, such as {"{"} name = value {"}"}
lab-setup = a setup is the name of a preset, or a table with parties
lab-every = every is a list of two or more armies, each of them once
lab-agents = agents are a name, or a list with one for each seat
lab-no-game = there is no game '{ $text }'; there are { $known }
lab-no-game-near = there is no game '{ $text }'; did you mean { $near }?
lab-no-preset = '{ $text }' is no preset of { $name }; there are { $known }
lab-no-preset-near = '{ $text }' is no preset of { $name }; did you mean { $near }?
lab-no-army = '{ $text }' is no ready army of { $name }; there are { $known }
lab-no-army-near = '{ $text }' is no ready army of { $name }; did you mean { $near }?
lab-no-card-near = there is no '{ $text }' in { $name }; did you mean { $near }?
lab-no-agent = there is no agent '{ $text }'; there are { $known }, and your own by module:Class
lab-no-agent-near = there is no agent '{ $text }'; did you mean { $near }?
lab-no-budget = there is no agent '{ $text }'; a whole number may stand behind novice, planner and search, such as search:64, and nothing behind others
lab-timed = { $name } thinks for a time, so that it plays otherwise on every machine; give it a number, such as search:64
lab-no-scenarios = { $name } has no scenarios
lab-no-option = '{ $text }' is no option of { $name }; there are { $known }
lab-no-option-near = '{ $text }' is no option of { $name }; did you mean { $near }?
lab-no-value = '{ $text }' is no value of { $option }; there are { $known }
lab-no-value-near = '{ $text }' is no value of { $option }; did you mean { $near }?
lab-value = '{ $text }' is no value of { $option }
lab-path = { $path } leads to nothing in the content; did you mean { $near }?
lab-path-game = { $path } is content of another game; this study is of { $name }
lab-bad-content = with this change the content is wrong: { $why }
lab-too-many-cells = these are { $cells } cells; { $most } are the most
