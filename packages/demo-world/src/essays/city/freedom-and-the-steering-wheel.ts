import type { EssaySource } from '../../essay.ts';

export const freedomAndTheSteeringWheel: EssaySource = {
  slug: 'freedom-and-the-steering-wheel',
  title: 'Freedom Has a Turning Circle',
  outline: ['the sticker', 'freedom from and freedom to', 'whose freedom', 'taxes on harm', 'my own car'],
  comments: [
    'You take the word "freedom" seriously and define it before you use it. That is philosophy, and well done.',
  ],
  body: `
{Many people say that a car-free centre is an attack on their freedom.|There is a sticker on the lamp post
outside our faculty. It says: MY CAR, MY FREEDOM.} I have been walking past it for a year, and lately I
have begun to argue with it, in my head, while I wait for a gap in order to cross.

What does the word mean on that sticker? There is freedom as the absence of a fence: nobody hinders me.
And there is freedom as the presence of a path: {I am able to do something|I can in fact get where I want
to go}. The driver who finds his street closed has met a fence. His anger is real, and I do not want to
laugh at it. But the boy of nine who is not allowed to walk to his friend, because of the crossing, has
also met a fence, {and this fence was there first|only that his has no sign on it, and nobody voted for
it}. It is made out of the other one's freedom.

{So one has to weigh freedom against freedom.|So we never have freedom on one side and prohibition on the
other.} There is freedom on both sides, and the question is which takes more from the other. A person
walking takes nearly nothing from a person driving, a few seconds at a crossing. A person driving takes
from someone who walks the width of the road, the quiet, the evening air, and the use of his attention. {A
liberal should count this.|Anyone who is liberal, and I should like to be, ought to do this sum before
putting up a sticker.}

It may be replied that we accept such costs everywhere. Whoever lives in a town has chosen noise. {That is
right, but there are limits.|That is right, and I would not close a motorway in the name of birdsong.} But
the argument is about the centre, one square kilometre, the one place where nearly everybody is on foot at
the end, including those who came by car; for every driver becomes a pedestrian {as soon as he gets
out|with the click of his own door, and from that moment the sticker is about someone else}.

I must admit that I have a car. It is from 2009, it is green, and at home in the country {I need it|it is
my freedom, exactly as the sticker says}. There the path is four kilometres long and the fence would be
real. I have no wish to have an opinion that is the same everywhere. {A right depends on the place.|A
right has a turning circle, you might say: it needs more room in some places than there is.}

This morning somebody had written on the sticker, in small letters, with a pencil: {and mine?|and mine?
love, your child.} I thought for a moment that I had done it myself.
`,
};
