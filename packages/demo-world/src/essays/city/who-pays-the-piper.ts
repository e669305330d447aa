import type { EssaySource } from '../../essay.ts';

export const whoPaysThePiper: EssaySource = {
  slug: 'who-pays-the-piper',
  title: 'Who Pays, Who Decides',
  comments: [
    'Solid and fair. To go further, choose one of your three groups and follow it through a whole day.',
  ],
  body: `
The question whether our city centre should become car-free is going to be decided by a referendum, in
which everyone who lives in the city may vote. {This sounds democratic.|At first sight, nothing could be
fairer.} I would like to show that it is more complicated, because those who decide, those who pay and
those who benefit are three different groups, {and they overlap only in part|and the smallest is the one
in which a person belongs to all three}.

Those who decide are the inhabitants. But sixty out of a hundred people whom I asked in the pedestrian
zone on a Saturday, {with a list|with a clipboard and a cold}, did not live in the city. They came from
villages round about. They work here, see the dentist here, their children go to school here. {They have
no vote.|They have an opinion, a car and no vote.} It can happen that a centre is closed by people who
live in it and could walk anyway, against people who must get there and were not asked.

Those who pay are, first, the shops. I do not believe all the horror stories, and there are streets which
did better after the change. But better on average is no comfort to {the individual shop|the one with the
washing machines}. While the works are going on, everyone loses; {after that some win|after that the
survivors win, and are then photographed}. If the public decides that there is to be a building site for
two years, then in my view the public must carry those two years, and not only {|in the form of }a
brochure with tips.

Those who benefit, finally, are hard to count, since many of them are not there yet. {Children do not
vote.|They are in prams. Some will come as tourists, and some will open the café that is not imagined
yet.} It is always easy to find the person who loses a parking space. {He writes letters.|He has a name
and he writes letters.} The person who will sit where the space was, in five years, writes nothing,
because she does not know it.

{All in all I am in favour of the car-free centre, but the three groups must be considered.|What ought to
follow from that? I am in favour, but of a different road to it.} Let the villages vote as well, and let
the buses that they get be on the same ballot paper. Let there be a fund, before the first stone is
lifted, out of which a shop can live for two years. {And let us make it for a trial period.|And let it be
for three years at first, with a second vote at the end, when the woman who is sitting there can say
something too.} A decision that you may take back is one you can make with less fear. {This is the best
way.|The man who writes the letters would even have a reason to hope. I suspect that he would come and
see, on foot, if only to be able to say that he had told us so.}
`,
};
