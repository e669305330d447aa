import type { EssaySource } from '../../essay.ts';

export const underTheBridge: EssaySource = {
  slug: 'under-the-bridge',
  title: 'The Ledge',
  score: 75,
  comments: [
    'The physics of the ledge is described so clearly that I, who have never stood on a board, understood the trick.',
    'I believe the friendship; I am not yet sure I believe the argument with the police. What exactly was said?',
  ],
  body: `
Under the S-Bahn bridge at our station there is a ledge of granite, forty centimetres high and eleven
metres long. It was put there by an architect {as a bench|so that people would have somewhere to sit and
nobody ever sat on it}. It has been waxed by at least three generations of skaters and the edge is as
smooth as {a bar of soap|the inside of a shell}. I spent every afternoon there from twelve to seventeen.
My parents thought that this was time which I was losing.

{What do you do at a ledge?|Here is what you do there.} You roll towards it, jump, try to land with the
axles on the edge, slide along, and come off again. It takes two seconds. In my first year it did not work
a single time. I want to be exact about it: I tried perhaps thirty times every afternoon, that is six or
seven thousand attempts, and {it did not work|seven thousand times I fell down next to a bench}. There is
nothing at school which you may do wrong seven thousand times.

And no one laughed. That is what outsiders never believe. They hear the shouting and see the hoods and
think that it is a place for showing off. {But it is a place for failing.|But nine-tenths of what goes on
there is failing, in public, side by side.} When somebody tries a thing for the hundredth time, the others
stop. They stand along the wall and look. And when it works, nobody cheers; they hit the tail of their
board on the ground, {tock, tock|once, a dry sound, tock, and it echoes under the bridge as if the whole
station had nodded}.

The older ones did not teach you. They said one word. I had been falling for months, when Malik, {who was
the best of us|who worked as an electrician and came with his tools still on him}, rolled past and said:
"Shoulders." Nothing else. I thought about shoulders for a week. It turned out that I had been looking at
the edge, so my shoulders turned to it, and then the board did as well. I looked at the far end instead.
{The next day I slid two metres.|Two metres. Tock.}

Of course there were problems. The railway put metal stoppers on the ledge, and someone unscrewed them.
They put them on again, with other screws. {The police came.|Twice the police took our names, and one of
them, when he had written everything down, asked if he could try.} I understand that people who come home
tired do not want to jump out of the way of a fifteen-year-old. I have become one of them. I only think
that if you plan a place, you should first look at what people are {already doing there|so fond of there
that they do it seven thousand times}.

{At university I am not a fast learner.|I am a slow student. I say it without shame.} When we got the
first maths sheet back and I had four points out of twenty, the boy beside me, who had always been the
best at his school, was white in the face. He had no idea what you do next. {I knew.|I did: you pick up
the board.} I asked him to show me where he had been looking. He had been staring at the formula, at the
edge. "Look where you want to come out," I said. A week later he had it. {I did not say anything.|I
knocked once on the table with my knuckles.}
`,
};
