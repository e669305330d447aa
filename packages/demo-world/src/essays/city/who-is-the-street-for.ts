import type { EssaySource } from '../../essay.ts';

export const whoIsTheStreetFor: EssaySource = {
  slug: 'who-is-the-street-for',
  title: 'Who Is the Street For?',
  comments: [
    'Your claim is clear by the end of the first paragraph. In the next version, let the delivery driver speak earlier.',
  ],
  body: `
Whenever the car-free centre is discussed in our town, the discussion is about parking. How many spaces
would be lost, where would they go, what would a space cost? {This is the wrong question.|I want to argue
that this is the wrong question, and that as long as we begin with it we shall never get to the right
one,} {|which is whom a street is for.}

A parked car takes up about twelve square metres. That is the size of my room, for which I pay three
hundred and ninety euros a month. {Nobody thinks that I should get it for free.|Nobody has ever suggested
that I should have it for nothing because I bring custom to the town.} Yet in Bäckerstraße there are
fifty-one such rooms along the kerb, and in most of them nothing happens for most of the day. If we saw a
furnished room left empty for twenty-three hours, in the best position in town, we would call it a
scandal. On the kerb we call it {normal|Tuesday}.

The first objection is always trade. People will not come, it is said, if they cannot drive. I take this
seriously, since my parents had a shop. {But who are the customers?|But my mother, who is a careful
person, once kept a list for a month, with a stroke for everyone who came in and one question: how did you
get here?} Out of every ten, two had come by car, and these two bought paint and flowerpots, things that
are heavy. That is not nothing. It means that there must be loading bays, a delivery service, hours at
which one may drive in. {It does not mean that the eight should walk in single file.|It does not mean that
the other eight must go in single file between a wall and a wing mirror.}

The second objection is better. A centre without cars, it is argued, becomes a museum with ice cream; the
rents rise, the cobbler goes and a shop for scented candles comes. I have seen that happen. But it was not
brought about by the absence of cars. {It came because of the rents.|It was brought about by rents, and
one can do something about rents.} If a city improves a street at public expense, it may fairly ask the
owners what they intend to do with the improvement.

{For these reasons I think that the centre should be car-free.|So yes: I think that the centre should be
free of cars, with exceptions for those who carry, care or cannot walk.} Not because cars are wicked. I
like driving. But a street is the only room in a town that belongs to everyone, the child and the man with
the walking frame included, {and we have let it by the hour|and for seventy years we have been letting it,
by the hour, to the largest object in it}.
`,
};
