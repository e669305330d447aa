import type { EssaySource } from '../../essay.ts';

export const deliveryRider: EssaySource = {
  slug: 'delivery-rider',
  title: 'Forty Drops a Day',
  comments: ['First-hand knowledge, clear structure, honest about your own interest. Well done.'],
  body: `
I deliver parcels on a cargo bike, forty drops a day, and I suppose that I am what is meant by "the last
mile". {So I am for a car-free centre because of my job.|So you should know that I have an interest in the
matter: every van which is kept out of the centre is work for me.} I shall try to be fair nevertheless.

{A van driver told me how it is.|I used to drive a van, and I remember how it is.} You have a hundred and
eighty stops. You cannot park, so you stand in the second row; you leave the engine on and run. You run up
to the fourth floor, since no one is at home on the first. People shout. I have been called things in four
languages, {and they were right|and mostly they were right, I was in the way}. But there was nowhere that
I wouldn't have been in the way. At the end of a shift it was not my legs that hurt but my jaw.

On the bike I have only forty, because that is what fits. It is {slower in theory|fewer, but it goes
smoothly}. I ride up to the door. I have thirty seconds more for each person, and it turns out that in
thirty seconds you can learn a great deal: that the lady at number 8 puts a chair out on the landing for
me, {that there is a dog|that the dog at 14 hates only the uniform}. Nobody shouts.

Does it add up? {For the company it was a question of costs.|I asked the man who plans our routes, who is
not romantic.} One van is cheaper than four bikes, he said, as long as the stops are far apart and you
don't count the fines. Inside the ring, with stops every forty metres, the bikes win. {Outside the vans
win.|Outside it they lose badly, and anybody who tells me that everything can be brought by bicycle should
try it with a sofa, uphill, as I have.} So the border is not a matter of belief. There is a line, quite
literally, at which one turns into the other, and in our city it runs {about where the old wall was|fairly
precisely along the old wall}. I like that. Whoever built it had also thought about how far you can carry
something.

What I fear is something else. If the centre is closed to vans, there will soon be many of us, and {then
it will get worse|the companies will count seconds again}. A rider with eighty drops is a van with two
wheels less: he goes on the pavement, he rings, he shouts back. {So we need good working conditions.|It is
not the engine that makes the hurry.} I would therefore write into any rule, next to the weight and the
width, how many stops one person may be given in a day. {Then I would be satisfied.|Forty is a good
number. With forty there is time for the chair.}
`,
};
