import type { EssaySource } from '../../essay.ts';

export const theRingRoadProblem: EssaySource = {
  slug: 'the-ring-road-problem',
  title: 'Where Do They Go?',
  comments: [
    "You think in systems, which is a real strength. Now make us feel the noise in your sister's bedroom.",
  ],
  body: `
If you forbid cars in one place, they do not disappear. {They go somewhere else.|They turn left.} I should
know, since I live on the left.

Our street lies three hundred metres outside the zone that the council closed two years ago. Before that
it was a quiet street with chestnuts, {today there are 9,000 cars a day|and now it is what people take in
order to get from one side of the quiet to the other}. In the evening paper the centre is described as a
success, with a photograph. There is a fountain in it. {Our street is not in the photo.|It has been taken
with its back to us.}

I do not want the cars back at the fountain. I was there on Saturday and ate an ice cream and it was
lovely. What I want to argue is that a car-free centre, by itself, is not a policy about traffic at all.
It is a decision {where the traffic should be|about who is to have it}. Inside the ring live lawyers,
doctors and flats let by the night. On the ring and just outside live those who could not afford the
inside, and who have now been given, free of charge, what the inside did not want. {This is not fair.|A
fair-minded person ought to be bothered by this, even with an ice cream in hand.}

Two answers are usually given. One is that the traffic will "evaporate": some of those who used to drive
will take a tram, and part of the flow really vanishes. I believe it, and {I have even seen it|our own
counting shows it: eleven of a hundred are gone, and the other eighty-nine pass my sister's bed}. The
second answer is that everything takes time. That is also true. {But in the meantime she cannot sleep.|But
she is six. For her, two years are a third of all the time there has been.}

What follows? I think that a city may close its centre under one condition: {it must also do something for
the streets outside|it has to begin at the edge}. First come the tram stops and the car parks out at the
motorway, then slow speed and one-way streets on the ring, and only last the fountain, as a reward. In
other cities it has been done in that order. {With us it was done the other way round because it is
cheaper and one can take a photo of it.|We began with the fountain, because a fountain can be opened by a
mayor, and nobody has ever cut a ribbon in front of a bus lane.}

My sister has solved the problem in her own way. She sleeps in the kitchen, at the back. From there, {if
the wind is right|on summer nights when the wind is right}, you can hear how quiet the centre is.
`,
};
