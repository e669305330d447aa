import type { EssaySource } from '../../essay.ts';

export const theLorryAndThePoem: EssaySource = {
  slug: 'the-lorry-and-the-poem',
  title: 'A Street You Can Read',
  comments: [
    'A playful essay that knows exactly what it is doing. The paragraph about the signs is a delight.',
  ],
  body: `
{In my home town there is a street where poems are written on the ground.|In the town where I went to
school there is a street with a poem set into its paving, in brass letters, one line to every house.} I
walked on it for ten years and did not know this, since there were cars standing on it. You could read
"and in the", then a Volvo, then "never again". {I thought it was some kind of advertisement.|I believed
that it was something to do with the drains.}

When the cars were moved out, for reasons which had nothing to do with literature, the poem came to light.
{It was not a very good poem.|I would love to report that it was a masterpiece.} It rhymed "heart" with
"part". But in the first weeks you saw something that I had not seen in that street before: people going
slowly, with bent heads, moving their lips. They bumped into each other. {They laughed and started again
at the first line.|They said sorry, and asked how far the other had got.}

I am telling this because I think that most arguments for the car-free centre are too useful. {They say
health, noise, trade, climate.|Health, noise, trade, climate: all true, and all of it could be said by a
ventilation system.} A city centre has another use. It is something to read. The year above a door, a
mason's mark, a shop sign painted over a shop sign, the step that is worn down on one side: a town tells
you who has been here before you, {but not at 50 km/h|but it speaks in a low voice and in long sentences}.
A street for cars, by contrast, has to be read at fifty kilometres an hour, and is therefore written in
{very large letters|words of one syllable: STOP, SLOW, KEEP LEFT, SALE}.

You may say that no one ever learned to love a town by looking at the ground. I am not sure. {One could
also say that reading is a luxury for people with time.|Or you may say that those with a lorry to unload
have no time for brass letters, and you would be right, and the lorry should come at seven.} Nobody can
read all the time. But there should be one place, in the middle, in which you can; {otherwise you will
never learn it|where a child who has just learned its letters does not find, at the most exciting point, a
Volvo}.

What is the poem about? {It is about a river.|About the river, naturally, as in every town that has one.}
At the last house, number 41, it says: "and stays". The verb belongs to the river, I suppose. But for ten
years there was a disabled space in front of it, the only car that was rightly there, and its owner, when
she gets out, {stands on the word|has always stood exactly on that word. She told me that she knew. She
thought that it had been put there for her.}
`,
};
