import type { EssaySource } from '../../essay.ts';

export const saturdayWithAPram: EssaySource = {
  slug: 'saturday-with-a-pram',
  title: 'Twenty-Three Kerbs',
  comments: [
    'You promised an argument and delivered a walk, and the walk is the argument. I would not change the order.',
    'One paragraph on the other side would help. What would the van driver say at kerb nine?',
  ],
  body: `
My sister had a baby in the spring, and on Saturdays I take him. {With the pram you see the city in a new
way.|I am twenty, I have good legs, and until then I would have told you that our centre is easy to get
around in.} From her flat to the river it is nine hundred metres. With a pram that means twenty-three
kerbs. I have numbered them.

At kerb one, there stands a grey estate car, always, with two wheels on the pavement. You can go past on
the inside if you tilt the pram on its left wheels, {which is difficult|as you would move a wardrobe}. At
kerb four a bin stands next to a scooter. At kerb nine, a van that is unloading, in front of another which
is waiting for it to finish. Here you have to go out on to the road, {and it is dangerous|pram first: you
push what you love best out into the traffic in order to see if something is coming}. I have never got
used to it. He sleeps through it.

{Why do I tell this?|I tell you this because I was against the car-free centre.} I thought it was a hobby
of people who buy their vegetables in boxes. My father drives a taxi; with us at home a parking space was
something holy. When the leaflet came in the autumn, I put it {in the bin|under the leg of the wobbly
table}. What changed my mind was no figure. It was to find that pavements, which I had considered the part
of the street that belongs to people on foot, {are used for everything|are the place where cars put
whatever does not fit: wheels, bins, scooters, signs about cars}.

Now I sometimes hear that there is nothing against cars as long as they stay where they belong. {But they
don't.|I would sign that at once. But I have counted for six Saturdays.} On the nine hundred metres there
was not one Saturday on which they did. I do not accuse anyone. A street that was laid out for carts has
so many cubic metres, and if you pour in more than it holds, {it flows over|it runs over at the edges, and
at the edges is where we are}.

There is one stretch, kerbs sixteen to nineteen, that is already closed, because of the old bridge. {It is
very different there.|I notice it each time with my arms before I notice it with my head.} They get light.
I stop steering. On that stretch I look at him, or at the river, and it was there, between seventeen and
eighteen, that he {looked at me|laughed at me for the first time}. It may be a coincidence. {He could have
laughed anywhere.|He has laughed in other places since. But somebody had to be looking, and at kerb nine I
would have missed it.}

So I have taken the leaflet out from under the table. It is signed. {The table wobbles again.|The table
wobbles; my father looks at it and says nothing. Last week he asked if he could push, as far as the river.
At kerb nine I heard him swear at a taxi.}
`,
};
