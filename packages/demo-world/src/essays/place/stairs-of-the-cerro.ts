import type { EssaySource } from '../../essay.ts';

export const stairsOfTheCerro: EssaySource = {
  slug: 'stairs-of-the-cerro',
  title: 'One Hundred and Sixty-Two Steps',
  outline: [
    'counting',
    "my grandfather's three stops",
    'the lift (ascensor) closed',
    'carrying the fridge',
    'measuring distance',
  ],
  score: 81,
  comments: [
    'The fridge! It carries your whole argument about neighbours, and you let it do so without comment.',
    'The first paragraph gives a lot of geography at once. What if we learned it as you climb?',
    'Check the tense in the paragraph on the funicular: it slips from past to present and back.',
  ],
  body: `
From the door of the house where I grew up to the street where the buses stop there are one hundred and
sixty-two steps. I know the number because my grandfather made me count them when I was learning numbers,
and because {I have counted them ever since|I have never managed to go down them since without counting}.
Valparaíso is built on forty-something hills. {If you live on a hill you have stairs and that is all.|On
ours the city gave up on streets halfway and went on with stairs.}

My grandfather divided the climb in three. At step fifty-one there was a wall at the height of a chair,
where we talked about what we had bought. At step one hundred and four there was the window of Señora
Rebeca, who sold bread and knew everything, {and there we talked about other people|and where we did not
talk but listened}. At step one hundred and forty you saw the bay for the first time, and there he
insisted on silence, three breaths, every time, even in the rain, even with milk going warm in the bag.
{As a child I hated it.|As a child I thought this was because of his heart. Later I understood that it had
been, and also that it had not.}

There was a funicular once. It stood two hundred metres away, cost almost nothing, and closed for repairs
the year that I was born. For the whole of my childhood there was a sign saying that the works would take
ninety days. {Everybody laughed about the sign.|People gave directions by it: turn left at the ninety
days.}

What the stairs did was make everything that we owned visible. {You cannot hide anything if it has to be
carried.|A new mattress, a coffin, a Christmas tree: each had to pass every door on the way up.} When I
was nine my mother bought a refrigerator. The men from the shop set it down at the bottom, looked up, and
drove away. My mother sat down on the box. After a while a boy came and stood there, then his father, then
two students, then a man in a suit whom none of us knew. {They carried it up.|Nobody organised it.} They
took it in turns of twenty steps and at every turn somebody took the opportunity to give an opinion about
brands. It took an hour and a half. {My mother gave them all beer.|My mother had nothing cold to offer
them, naturally, so she promised: and for weeks afterwards strangers knocked and asked if the beer was
ready.}

I live on flat land now. When someone here tells me that a place is ten minutes away, I still want to ask:
up or down? I think that it is a fair question about most things, about a degree, a debt, a language.
{Everything is a distance and also a height.|The map shows how far it is. It does not show what you will
be carrying, or who lives along the way.}

My grandfather died at the bottom, not at the top, in a hospital with lifts. We took him home all the
same. There were eight of us for the carrying, and far more than eight came out of the doors. At step one
hundred and forty we stopped. {No one had said anything about it.|Nobody had to give the sign.} Three
breaths. The bay was grey and there was one ship on it, and then we went on, one hundred and forty-one,
one hundred and forty-two.
`,
};
