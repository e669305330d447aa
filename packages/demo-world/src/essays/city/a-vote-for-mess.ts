import type { EssaySource } from '../../essay.ts';

export const aVoteForMess: EssaySource = {
  slug: 'a-vote-for-mess',
  title: 'In Defence of a Little Traffic',
  comments: [
    'A genuinely independent position, and very readable. Check paragraph three: is it an argument or a mood?',
  ],
  body: `
I belong to the few in our course who like cars in the centre. {I do not mean many cars.|Not many; not
fast; but some.} I would like to explain why, and not be thrown out.

A city is a place in which things happen that you have not ordered. {That is the difference from a
shopping centre.|In this it differs from a shopping centre, where everything has been ordered, including
the birdsong.} When I moved here from a village, what delighted me was the untidiness: a man who was
carrying a door, a lorry with its flap open and inside it {a hundred flowers|nothing but gladioli}, a
wedding that was stuck behind a dustcart, everyone hooting, half of them for joy. You looked up. {It was
alive.|You felt that the place was at work, and that you had come in by the stage door.}

The car-free streets that I know have been cured of that. They have benches, and planters, and {the same
shops as everywhere|the eleven shops that are in all such streets, in the usual order}. They are pleasant
between eleven and six. Afterwards they are the emptiest places I have ever been afraid in. A passing car
is also a pair of eyes. {A taxi is like a lamp.|A taxi in a dark street is a kind of lamp that comes by
every few minutes.} I do not know whether this can be proved; I can only say which way I go home.

I know the objections, as my flatmate makes them at breakfast. She says that I mistake nuisance for life.
She says children. She says: {that I should try it with asthma|"You like it because you are only
visiting."} She has asthma, so {I can't say anything|at this point I usually pass her the jam}. And I
admit that there is an amount of traffic at which nothing happens any more, and that we have had it for
years: a jam is not untidy, it is {dead|the tidiest thing there is}.

So I would not argue for things as they are. I argue against the clean solution. Let in a little of
everything, and keep it slow: the door, the gladioli, the taxi, and the florist's aunt who cannot walk.
{Keep the space mixed.|Mix it so thoroughly that no one, neither driver nor walker, can be sure of being
in the right.} I have read of crossings at which all signs have been taken away, and people look at one
another instead. {That is what I would like.|That, I think, is what a centre is: a place where you have to
look at people because the rules do not do it for you.}

My flatmate has read this. {She does not agree.|She says that she would sign it if I changed "a little"
into a number.} I have thought it over. {One in ten.|One in ten of what there is today, at walking pace,
with gladioli. She is considering it.}
`,
};
