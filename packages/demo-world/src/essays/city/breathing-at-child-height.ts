import type { EssaySource } from '../../essay.ts';

export const breathingAtChildHeight: EssaySource = {
  slug: 'breathing-at-child-height',
  title: 'At Ninety Centimetres',
  comments: [
    "An unusual angle (height!) carried through consistently. The inspector's kneeling is a memorable scene; place it first?",
  ],
  body: `
{Most plans of cities are drawn from above.|City plans are drawn from above, and decisions about them are
made by people who are about a metre seventy-five tall.} I should like to look at our centre from ninety
centimetres. That is the height of a four-year-old, or of someone in a wheelchair, or of {a pushchair with
its hood up|a baby's face in a pushchair, which is lower still}.

I have done my voluntary year in a kindergarten in Lindenstraße. We went out with twelve children every
day, in pairs, holding a rope. From up here a parked car is something over which you can see. From down
there it is a wall, {one metre fifty high|and between two walls there is a gap, and out of the gap you
step straight into a road}. "Look left," we said. But to the left was a number plate. To look you had to
put your head where the danger was. {It is a trap.|If somebody built such a thing on a playground, it
would be closed the same afternoon.}

It is the same with the air. Exhaust pipes are at thirty to forty centimetres. {The smoke rises and gets
thinner.|What comes out of them spreads on its way up, so that the tall get the thin part and the small
get it fresh.} I am not a chemist, and I will not use figures that I cannot check. But you can check this
one with your own nose: kneel down at a crossing and breathe in. A lady from the transport office, who had
come about our zebra crossing, actually did it, in her good coat. {She said that it was very bad.|She
stayed down there for one phase of the traffic light. When she stood up she said: "Right," and wrote
something, and we got our crossing.}

One may object that children can be taken elsewhere, and that a centre is for business and not for play. I
think that this gets the matter upside down. We do not ask four-year-olds to become taller. {We must adapt
the city.|A place in which the smallest can get about without a rope is one where everyone can: the blind
man, the woman with two bags, and I, when I look at my phone.} {It is the best test.|It is simply the
stricter test, as one tests a bridge with more than the weight that will ever cross it.}

And the cars? Most drivers are not in a position to see any of that. They are not bad people; they sit at
a metre thirty, behind glass, {in air that has been filtered|in air that passes through a filter they paid
extra for}. The rope was red and had twelve loops. When I think of a centre free of cars, I do not see
trees or cafés. {I see children.|I see us hanging up the rope on a hook, and after that I see nobody
holding anything.}
`,
};
