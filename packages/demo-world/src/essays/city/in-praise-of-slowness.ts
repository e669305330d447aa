import type { EssaySource } from '../../essay.ts';

export const inPraiseOfSlowness: EssaySource = {
  slug: 'in-praise-of-slowness',
  title: 'Eleven Minutes on Foot',
  comments: [
    'A calm voice and a real concession in paragraph three. The counting is persuasive because you did it yourself.',
  ],
  body: `
Last month I did an experiment for this essay. On five days at five o'clock I went from the northern to
the southern gate of our old town, {once by car, once by bus, once by bicycle, once on foot and once on a
scooter|each day in a different way}. The distance is one kilometre. By car, with the search for a space,
it took me nineteen minutes. By bus it was fourteen, on a scooter six, on a bicycle five. On foot it took
eleven minutes. {So walking is faster than a car.|On foot, moreover, I arrived with a loaf of bread.}

{This is of course not scientific.|Five walks are no study, and I would not build a policy on them.} But
they made me see what is odd about the present state. In the centre the car does not even do the one thing
for which we put up with it. It is not quick. {It stinks and is loud and is not even fast.|The noise, the
danger and the heat would be the price of speed, if there were any speed.} As it is, we pay the price, and
the goods are not delivered.

I concede that time is not everything. My grandfather needs twenty-five minutes for the same kilometre, in
dry weather. For him, a car is a pair of legs. Any plan that begins by taking his legs away is {a bad
plan|one that I would vote against, and so, with his stick, would he}. But if I look at who is actually
sitting in the line before the southern gate at five o'clock, I do not see him. I see people of my own age
{alone in a car|one to a car, with a telephone at the chin}. Because of them he cannot get across the
road. The cars of those who could walk are the greatest obstacle for the one who cannot.

{Therefore we need a rule with exceptions.|That is why I would turn the question round.} We should not ask
which cars to forbid, but which to let in: and then let those in properly, with a place before the door.
For my grandfather, for the plumber, for the ambulance a car-free centre would be {better than now|the
first centre in decades in which one could actually drive}.

There is one more thing, which I can put less well. {Walking is healthy and one meets people.|On the
fourth day, on foot, I met my old piano teacher.} We stood for a moment in the only spot where two people
can stand. She had thought that I had moved away. I had thought that she was dead, and said so, and she
laughed. A car sounded its horn since we were in the way. {I think that this says everything.|In the way
of what, she asked. I looked: of eleven metres, up to the red light.}
`,
};
