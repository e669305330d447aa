import type { EssaySource } from '../../essay.ts';

export const notAStageSet: EssaySource = {
  slug: 'not-a-stage-set',
  title: 'A City Is Not a Stage Set',
  comments: ['Strong, angry, well organised. Give your opponents one good sentence; you can afford it.'],
  body: `
Beautiful squares have one thing in common: someone has to bring the flour. {I would like to speak about
this person.|This essay is about the flour.}

I come from a family of bakers. At three in the morning a lorry of seven and a half tonnes backs into a
lane that was made for donkeys, {because otherwise there is no bread|so that at six there is bread}. When
the centre of our town was closed to traffic, we were told that nothing would change for us: delivery
allowed until ten. This is what changed. The mill comes from seventy kilometres away and serves thirty
bakeries. It cannot be everywhere before ten. {So now it comes to us at two.|So we got the two o'clock
slot, and the neighbours got a lorry at two, and we got a letter from their lawyer.} The flour is now left
at a depot by the motorway, loaded on to small electric vans, four instead of one, and comes in at a price
that is {higher|eleven cents above the old one for each kilo}. Eleven cents does not sound like a great
deal. It is what we used to earn on a roll.

I do not say that this is a reason against a centre without cars. {It is a reason against doing it without
thinking.|I say that it is a cost, that it lands on somebody, and that those who enjoy the quiet should
know on whom.} The tables of the café next door are now standing where our lorry used to stand. They are
always full. The café sells croissants that come frozen, {from a factory|once a week, in one van, before
ten}. That is the kind of business which a car-free centre suits, because it does not make anything there.

And this is what I mean by a stage set. A town in which things are only consumed needs few wheels. A town
where things are still produced, repaired and stored has to have doors through which {big things fit|a
piano, a boiler, a pallet can pass}. If we want the first kind, we should say so honestly. If we want the
second, {the rules must be different|then rules must be written with the people who have dirty hands at
three in the morning, and not only presented to them at seven in the evening}.

What would help? A city depot that belongs to the city, so that the way in costs the same for everyone.
Night deliveries with quiet vehicles, paid for out of {the fees for tables|what the tables bring in}. And
a member of the planning office who, for one week, {works with us|brings the flour}. I would set the alarm
for him. He would be back by ten, and I believe that the plan would be a better one.
`,
};
