# What a player may decide in advance: kinds of questions, as headings.

gs-ask-counter-window = Strike back when attacked
gs-ask-counterstrike-window = Counterstrike: charge whoever comes near
gs-ask-free-strike-window = Strike at whoever leaves
gs-ask-protection-window = Roll for the first of several protections
