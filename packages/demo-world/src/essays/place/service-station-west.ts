import type { EssaySource } from '../../essay.ts';

export const serviceStationWest: EssaySource = {
  slug: 'service-station-west',
  title: 'Service Station West',
  score: 82,
  comments: [
    'The two sides of the motorway as two halves of a family: such a good idea, and you do not press it.',
    'Watch the commas around relative clauses. I have marked two in the text; there are more.',
  ],
  body: `
My father runs the petrol station on the western side of the A7, near kilometre 294. There is another one
on the eastern side, exactly opposite, {which belongs to the same company|and it is run by my uncle}.
Between them are six lanes. As children, my cousin and I could wave to each other, but in order to visit
him we had to drive eleven kilometres to the next exit, turn, and come back eleven. {It was funny because
we were so near.|So he was the person who lived nearest to me and one of the farthest away.}

I did my homework at the small table behind the coffee machine. You see everyone there. I have seen a
bride in jeans holding her dress on a hanger, {I have seen famous footballers|I have seen a football team
that had lost, eating in complete silence}, I have seen a man wash a goat. Nobody stays longer than twenty
minutes. This is the strange thing about such a place: {for everyone it is on the way to somewhere, only
for us it was the place|to everybody else it was on the way, and to us it was where we lived}.

My father has one principle, which he brought from his own father's tea house in Gaziantep. No guest is
passing through. He says it in Turkish and it sounds better there. {He means that you have to treat all
guests as if they would come again.|What it means in practice is that he remembers.} Lorry drivers come by
perhaps twice in a year. He asks a Lithuanian about his knee. He asks a Portuguese driver if the daughter
passed, and the man puts down his cup and has to look away. {I was often embarrassed by that.|At fifteen I
found this embarrassing. I thought that he was pretending it was a village because he could not bear that
it was a motorway.}

I asked him how he does it. He showed me a school exercise book, which he keeps under the till. Number
plate, date, one line. "Knee." "Daughter, exam in June." "Does not like to be asked." {There were forty of
these books.|There were forty of those books, in a wine carton, going back to the year when I was born.}

In my degree, which is logistics, I am taught that a node is a point at which nothing should happen. Goods
come in, goods go out, and every minute in between is a cost. {It is correct.|I can calculate that; I have
even got a good mark for it.} But I have sat in a node for eighteen years. What went in and out there was
mainly tired people, and I could see with my own eyes that a person who has been asked about his knee
drives differently {and more safely|out on to the acceleration lane}. I have no figure for this. If I
write a thesis, it will be about that.

There is a tunnel, by the way. {We found it when I was ten.|My cousin found it when we were ten: a pipe
for the stream, a metre high, right under all six lanes.} You go through bent over, with wet feet, and
above you there is this sound, like a very long breath. In the middle it is completely dark. We used to
meet exactly there, he from the east and I from the west, {and shake hands|and drink a Fanta, and neither
of us was passing through}.
`,
};
