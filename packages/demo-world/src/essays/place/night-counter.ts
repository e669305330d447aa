import type { EssaySource } from '../../essay.ts';

export const nightCounter: EssaySource = {
  slug: 'night-counter',
  title: 'The Counter',
  score: 80,
  comments: [
    'The half minute with the umbrella is a wonderful set piece. Your English is at its best when your subject is exactness.',
    'I wanted to know what happened to the man with the umbrella. Perhaps that wish is the point?',
  ],
  body: `
For two years I worked nights in a convenience store in Sapporo, opposite a hospital. {It was a job like
many students have.|It was twelve metres long and white, and at three in the morning it was the only lit
thing between the river and the mountain.} The counter was one metre and ten high. I know because the
manual said so; the manual said everything. It had four hundred pages. It said how to bow, how to hold
change, and how to call out the greeting, {which you say even if nobody is listening|which has to be
called even when you are alone with the rice balls, so that it does not rust}.

At first I was ashamed to be a person out of a manual. My friends studied, travelled, and expressed
themselves. {I said the same eleven sentences.|I had eleven sentences.} With the eleven sentences you can
sell everything in the shop to anybody, and I thought: a machine could do this, and soon it will.

But it was opposite a hospital. At night people came in who had just heard something. I learned to
recognise it, not from tears, since nobody cried there, but {because they were slow|because they bought
one thing, looked at it, and had forgotten what you do next}. There was a man who bought an umbrella. It
was not raining. I said: that will be five hundred and fifty yen. I said: shall I take off the label, so
that you can use it now? That is sentence seven. He said yes. {It took some time.|I cut the thread and
took off the plastic and folded it, and it lasted perhaps thirty seconds, and in these thirty seconds he
had something to wait for.} Then I held out the umbrella with both hands. He bowed, much too deep for an
umbrella.

{Then I understood what the sentences are for.|I have thought a great deal about sentence seven.} If I had
been free to say what I liked, I would have asked him what was wrong, or I would have been afraid and said
nothing. {Both are bad.|Either way he would have had to take care of me.} The sentence took care of both
of us. It was like the counter itself: it kept us apart, and so we could stand close.

I do not say that a rule is better than a feeling. The manual did not tell me to do it slowly. {That was
my own idea.|That was mine.} But I could only add the slowness because the rest was already there and I
did not need to search for it. I believe that this is what form is, also in other things. When I learned
that an English paragraph likes a topic sentence, everybody in the course complained that it was a cage. I
thought: {I know this|one metre and ten. I know what to do with that}.

The shop has a machine now, for the nights. I have seen it. You hold the goods in front of it yourself,
and it has a pleasant voice and says sentences one to six. {It does not ask about the label.|It leaves out
the seventh; I suppose no one could say what it was good for.}
`,
};
