import type { EssaySource } from '../../essay.ts';

export const kitchenThirdFloor: EssaySource = {
  slug: 'kitchen-third-floor',
  title: 'The Kitchen on the Third Floor',
  score: 91,
  comments: [
    'The list of shelves is doing something remarkable: it introduces twelve families without one sentence of description.',
    'I admire what you leave out. You were there eighteen months, and we learn it only from the cinnamon.',
    'One question, not a criticism: who is the "we" in the last paragraph? It has grown since the first.',
  ],
  body: `
The hostel had six floors and one kitchen for each, {which was for twelve families|and on the third floor
twelve families shared ours}. There were four stoves, two of which had all their plates. There were twelve
shelves, with the numbers of the rooms on strips of tape, and before I knew anybody's name I knew the
shelves. Room 301: rice, rice, a picture of a saint. Room 304: nothing but tea, eleven sorts of it. Room
307: baby milk in a row as straight as soldiers. Room 309, that was us: oil, lentils, and {a bag of
cinnamon|a bag of cinnamon that my mother had carried from Aleppo in her coat, and did not open}.

The rule on the door said that cooking had to be finished at nine. {Nobody kept to it.|It did not say when
it could begin, so the day began at five.} I was fourteen. School had not been arranged yet, and so I sat
on the window sill of the kitchen, because it was warm and because it was the only place where something
happened. I was there so often that people started to give me things to hold. A child; a spoon; a pot that
must not stop being stirred.

I learned there to count in seven languages, up to the number of minutes that an egg takes. {I learned the
words for salt.|I learned that "salt" is the first word a person wants, and "enough" the second.} I
learned that the woman from 304 had been a dentist and could tell from how you chewed what was the matter,
and that the father of the straight rows in 307 had been a teacher of mathematics, {and he helped me|who
looked at the sill one day and asked if I knew why the pot with the lid boils sooner}. I did not. The next
day he brought a pencil. We did physics all that winter, on the backs of letters from the authorities,
next to stove number three.

There were quarrels. I would not like to make this pretty. Somebody stole, and everybody knew who, and
{nobody said anything|it was a boy of nine, so everyone began to leave out something that was easy to
steal}. There was a night with shouting about a pan, which was not about the pan. A man sat down on the
floor in the middle of it, between the stoves, and put his hands over his head. The shouting stopped as if
someone had turned it off. {Then everybody went to their room.|The two who had been fighting lifted him
up, one on each side.} After that, the pan belonged to no shelf. It stood on the sill, beside me.

{We stayed there for a year and a half.|} I will say what it made of me. When I come into a room now, a
seminar or a party, I do not look at faces first. I look at what people have brought, and {where they put
it|whether they leave something out that you may take}. You can learn to live with almost anybody if you
know what is on their shelf. I also cannot bear it when somebody says "those people", about any people at
all. I always see tape with a number on it.

In the second spring a letter came that was not for doing physics on. We had a flat. My mother took down
the oil and the lentils, and then she opened the cinnamon, after all that time, and {cooked for
everyone|made rice pudding in the pan that belonged to nobody, for forty people}. She finished at a
quarter to eleven. It was not completely good, because cinnamon does not keep. {We ate everything.|We said
"enough" in seven languages, and took more.}
`,
};
