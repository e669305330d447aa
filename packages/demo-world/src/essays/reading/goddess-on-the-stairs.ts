import type { EssaySource } from '../../essay.ts';

export const goddessOnTheStairs: EssaySource = {
  slug: 'goddess-on-the-stairs',
  title: 'Going Down',
  body: `
{Stairs are a symbol in many stories.|There are two scenes on the stairs in "The Story of an Hour", and we
see only one.} When Louise goes up to her room, she simply "went away to her room alone"; the steps are
left out. When she comes down, we get the whole picture, the arm, the eyes, the way in which she carries
herself. I should like to ask {why that is so|what the missing staircase has to do with the other}.

{Going up is normally positive and going down is negative.|Our usual idea is that up is good.} One ascends
to heaven or to the throne, one goes down into the cellar. Chopin turns it upside down. Up goes a widow
with a broken heart. What comes down is "a goddess of Victory". {She becomes bigger by going down.|It's
the descent that makes her great, as in those old stories in which a god comes down to the people.} And
that is, I believe, the trap. A god who comes down among human beings as a rule is not recognised, {and it
ends badly|and as a rule it ends badly for somebody}.

{At the bottom Richards is waiting.|For who stands at the foot of the stairs?} Richards, "waiting for them
at the bottom", the friend with the telegrams. He has prepared himself for a woman whom one has to
support. It says nothing about his face. I picture him looking up, {and not understanding|and for a moment
being simply unable to place her}. In that second, with two steps still to go, everything is open. She has
been seen. {Someone knows about it.|If he had been an author and not a man from a newspaper office, he
might even have understood it.}

Then the key turns in the lock. Now what strikes me is the direction of looks. {Everyone looks at the
door.|Until that instant all eyes were on her, and with a turn of the wrist they all are on the door.}
Josephine cries out at him; Richards moves so as to screen him; the doctors arrive. No one looks up. {She
dies unseen.|Of her death we get no picture at all. It takes place behind our backs, on those last two
steps, while we too are staring at an umbrella.}

{So the stairs are the place where she is between two lives.|I have a suspicion as to why the way up was
left out.} Mrs Mallard could be left out; there was nothing to be seen apart from grief, and everyone knew
what that looks like. The one who came down had never been seen before. For her a whole staircase was
needed, {and it was not long enough|and as it turned out it was two steps too short}.
`,
};
