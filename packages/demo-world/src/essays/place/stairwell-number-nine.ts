import type { EssaySource } from '../../essay.ts';

export const stairwellNumberNine: EssaySource = {
  slug: 'stairwell-number-nine',
  title: 'Entrance Number Nine',
  outline: [
    'the list of names',
    'sound travels up',
    'the pram and the rota',
    'the flood of 2009',
    'why I ring the bell',
  ],
  score: 78,
  comments: [
    'Listening to a house floor by floor is a fine principle of order, and you keep it up right to the roof.',
    'The rota paragraph would gain from one quoted line off the actual notice.',
  ],
  body: `
In Brno we lived in a panel building with nine entrances, and ours was the ninth, at the windy end. Each
entrance had eight floors with three flats on each. That makes twenty-four names on the bells. {I knew
them by heart.|When I could not sleep I said them, from the bottom to the top, like other children say a
prayer.} Adamec, Bartoš, Bartoš junior. It always sent me to sleep by the fifth floor, so that for years I
was not sure who lived on the sixth.

Foreigners think that such houses are anonymous. {They have never lived in one.|They see the outside,
where every window is the same, and believe that it must be like that inside.} But concrete carries sound,
so nothing is private. I knew that Mrs Kučerová on the second practised the accordion on Tuesdays, always
the same polka, always with the same mistake. I knew when the Novotnýs were reconciled. If you drop a
spoon on the third floor, {you can hear it on the fifth|someone on the fifth says "ouch"}. You live as if
in one big instrument, and you learn to be careful with your feet.

On the ground floor there was the notice board, and on it the rota for the stairs. Every flat swept for
one week, then the card with the broom was hung on the next door. {It worked without any problem for
thirty years.|Nobody had voted for this and nobody could have abolished it.} If someone was ill, the card
was found hanging one door further on, and the stairs were clean, and nobody asked. When my brother was
born, {we were left out for half a year|the card passed our door for six months as though there had been
no door}. My mother cried when it came back. She said that now she was well again officially.

Then, in the summer when I was seven, a pipe burst on the eighth floor, at night. It came down through all
the kitchens. I remember that people were standing on the stairs in what they slept in, {and it was the
first time that I saw all the names|twenty-four names, and at last I saw the faces that belonged to them}.
We made a chain with buckets. I stood between Adamec and the sixth floor, whose name, it turned out, was
Hrdlička, a huge man with a tiny voice. {We were finished at six o'clock.|By morning everything was wet
and everyone had been in everyone's kitchen.} Mrs Kučerová brought down the accordion, because it had to
dry, and while it was drying she played the polka. When the mistake came, all twenty-four flats made it
with her.

I rent a room in an old house now, with high ceilings and thick walls. It is beautiful and I hear nothing
at all. {In the first month I did not meet anyone.|For the first month I thought that I was living there
alone.} So I did something that is perhaps not usual here: I baked, and rang at every door, from the
bottom to the top, and {told them my name|asked each of them for their name, and wrote it down}. There are
nine. I still fall asleep before I get to the fifth, but here {it is not so far|there are only four
floors; it must be that I feel at home}.
`,
};
