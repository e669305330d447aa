import type { EssaySource } from '../../essay.ts';

export const twoWheelsAreNotEnough: EssaySource = {
  slug: 'two-wheels-are-not-enough',
  title: 'Two Wheels Are Not the Answer Either',
  comments: [
    'Good: you criticise your own group. The middle paragraph needs one concrete collision of interests.',
  ],
  body: `
I ride a bicycle every day, in all weathers, and therefore I am supposed to be in favour of a car-free
centre. {I am. But I have a problem with the people who are in favour with me.|I am. It is the other
people in favour who worry me, because most of them are on bicycles too.}

When the cars were taken out of Ritterstraße for a trial summer, I was happy for about a week. Then I
noticed that {the cyclists went very fast|we had got faster}. There were no cars to be afraid of any more,
so we were no longer afraid, and not being afraid feels just like being right. I heard myself ring my bell
at an old couple. {They jumped to the side.|They jumped apart, he to the left and she to the right, and
when I looked round they were standing on two sides of the street, looking at each other.} I was on my way
to a lecture on the ethics of technology.

A street without cars is not automatically a street for people on foot. It is an empty space, and empty
spaces are filled by {whoever is the strongest|whoever is now the quickest}. First that was the car; then
it was us; behind us come the scooters and the delivery riders with their cubes, and they too {have
reasons|are late for something}. If we only remove whatever is at the top, {the next one will take its
place|we move everyone up by one}.

{So what should be done?|What I should like to see is not a car-free but a hurry-free centre.} The rule
would be neither about engines nor about wheels but about pace: within the walls nobody goes faster than a
person walks. You may be in a van, on a bicycle, on a horse. {Then all problems would be solved.|If the
van creeps, let it creep.} The baker can be supplied, the old lady can be fetched, and I shall get off and
push, which will cost me {four minutes|four minutes, as I have measured, and some pride, which I have
not}.

It will be said that this can't be controlled. But speed is what you can control best. Cobbles do it.
Trees do it, placed where a straight line would like to go. {Children do it as well.|Nothing in the world
slows down a cyclist as much as a toddler with a plan of its own.} A prohibition has to be watched,
whereas a place that is slow by its nature watches itself.

I have looked for the old couple since then. I should have liked to apologise. {I have not found them.|I
saw them once, from far off, on a bench where the cars used to be, on the same side. I rang no bell. I was
pushing.}
`,
};
