import type { EssaySource } from '../../essay.ts';

export const washingDayPorto: EssaySource = {
  slug: 'washing-day-porto',
  title: 'Washing Day',
  score: 72,
  comments: [
    'The women at the tank are alive from their first line of speech. I would love to hear the song, even two lines of it.',
    'At 360 words this is short for the task. The paragraph about the machine could easily become two.',
    'Watch the sentences that begin with "There was". You have seven; three would be plenty.',
  ],
  body: `
In my grandmother's street in Porto there is a public washing tank. It is a roof on pillars and under it a
long stone basin with running water, and {it is from 1926|over the entrance stands 1926}. Most people who
see it today take a photograph and think that it is history. {But it is not history.|But on Mondays it is
still full of women, and until I was twelve I was there too, to carry.}

There was an order of places. The oldest had the top of the basin, where the water comes in clean; then it
went down by age and by quarrels. My grandmother had the third place. {She was proud of it.|She had waited
for it for thirty years and mentioned it at every opportunity.} I stood beside her and held the other end
of the sheets. You turn to the left and the other person turns to the left as well, and the water runs out
in between. If you both turn to your own right, it works too. {If one makes it wrong, nothing comes
out.|But one of you must give way about the direction, and I learned early that it was going to be me.}

There was a lot of talking. The noise of the water is such that you cannot hear somebody three places
away, so there were always several conversations, and news travelled down the basin with the soap. At the
bottom end it arrived {changed|dirty}, my grandmother said. That was a joke, but she also meant it: {you
should always ask where something comes from|if you wanted to know a thing properly, you had to walk up to
where the water came in}.

Of course everyone in the street had a washing machine at home. My grandmother had one as well. It had
been a present from my father, and on top of it there was a cloth with a plant. "It washes well," she
said, when we asked. "But {it is lonely|who am I supposed to tell?}"

{I think this is what the place has taught me.|I have understood only here, in a city where I know
nobody's sheets, what kind of answer that was.} When I first moved I did everything in my room: I washed,
studied, ate and spoke with my family over the screen. It was efficient. After two months I noticed that
for a whole day I had not said a word aloud. {Then I started going to the launderette.|Since then I go to
the launderette on the corner, on Mondays, though there is a machine in our cellar.} It has eight machines
in a row and a bench. For the first weeks nobody spoke. Then an old man could not fold his sheet. I took
the other end. "To the left," I said, and he turned to the right. {I let him.|I gave way.}
`,
};
