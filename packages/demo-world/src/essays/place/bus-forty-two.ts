import type { EssaySource } from '../../essay.ts';

export const busFortyTwo: EssaySource = {
  slug: 'bus-forty-two',
  title: 'The Top Deck of the 42',
  score: 68,
  comments: [
    'The seat by seat portrait of the regulars is warm and well observed.',
    'Your paragraphs each end with a general statement. Try deleting those sentences one by one and see if anything is missing.',
    'Good progress since your first exercise: the scenes are now longer than the explanations.',
  ],
  body: `
{Everyone has a place where they feel at home.|My favourite place is not a place, strictly speaking,
because it moves.} It is the front seat on the left on the top deck of the 42 bus, between Holme Estate
and the town centre. It takes thirty-eight minutes, {and I took it every day|and I took it twice a day for
seven years, which comes to about two thousand hours, more than I have spent on any subject at school}.

The bus is the only thing that joins up our town. At one end are the big houses, where it is half empty
and people say good morning to the driver. Then it comes down the hill to us. By the time it gets to the
hospital {it is full|people are standing on the stairs}. Everyone is on it: cleaners going home, boys with
a fishing rod, a woman who {talks to herself|argues with someone who isn't there, and wins}. From the
front seat you see it all get on from above, the tops of their heads, and you'd be amazed how much you can
tell from the top of a head.

After a while you know the regulars. There was a man we called the Professor, who had a newspaper in
Greek. There were the Saturday girls with their make-up half done, who finished it between the bridge and
the market and never once got it in their eye. {There was an old couple.|There was an old couple who
always took seats one behind the other, never side by side, and he would pass mints back over his shoulder
without looking.} One winter he was on his own. He still sat in the front one of the two. {It was very
sad.|At the bridge he got out the mints, and held one up over his shoulder for a second, and then put it
back.}

I did my growing up there. I revised for everything on that seat. I read the letter with my offer there
and had nobody to tell, so I told the Professor, and he {was pleased|folded up his newspaper, which he'd
never done before, and shook my hand, and said something in Greek}. I heard the word "chav" for the first
time from the seat behind, and it took until the hospital to work out that {they meant people like me|it
meant us}.

I don't think I was ever bored. My friends had headphones on. I had them on too, but with nothing playing,
{so that I could listen|as you would if you wanted to hear everything}. What I learned is that everyone is
in the middle of something. You only ever get the part of it between two stops. {So you should not judge
people.|You can't know how it started, and mostly they get off before the end, so you'd want to be careful
what you decide about them.}

They've cut the 42. It stops at the hospital now, and if you are from the hill you go by car, and if you
are from the estate you change and wait. {I think this is a shame.|The council said that not many people
went the whole way.} Well, I did. And I know what got on and off in between: more or less the whole town,
{passing each other mints|thirty-eight minutes at a time, with nobody going to the same place and
everybody on the one bus}.
`,
};
