import type { EssaySource } from '../../essay.ts';

export const rampsAndRights: EssaySource = {
  slug: 'ramps-and-rights',
  title: 'The Last Two Hundred Metres',
  comments: [
    'Powerful and precise. You write "we" without asking anyone to feel sorry: that is why it persuades.',
  ],
  body: `
{I use a wheelchair and a car that is adapted for me.|I drive a car without pedals, because my legs do not
work. I mention it at once, since in discussions about the centre I am mentioned all the time.} "And what
about disabled people?" asks the man who would like to keep on parking in front of the cheese shop. {He
uses us as an argument.|I had no idea that he cared so much. In four years he has never once asked it when
he was standing on the dropped kerb.}

So, what about us? We are not one thing. A friend of mine is blind and wants the cars gone yesterday; to
her the quiet means that she can hear where the walls are. Another has a lung disease and gets her breath
back in the pedestrian zone, if {only she could get there|only somebody would take her to the edge of it}.
For me, a car is the only way of getting into town in one go. {So there are different interests.|Whoever
says "the disabled" and means an argument should say which of us is meant.}

I have tested it. The present centre has fourteen spaces with the symbol. On three Saturdays, between ten
and twelve, I drove around and noted what was on them. {About half were taken by people without a
permit.|In six of fourteen, on average, stood a car with no permit, in two a skip, and in one, week after
week, the same pallet.} That is how accessible a centre full of cars is to someone who depends on a car.
{It is not.|}

Then there is the last bit, the two hundred metres between the space and the door. Nobody talks about
those. {They are the hardest part.|I can drive five hundred kilometres without trouble; it is the two
hundred metres of cobbles that I have to think about for a week beforehand.} A car-free centre, if it is
done well, would mean asphalt or smooth slabs, no kerbs, a bench every hundred metres, and no delivery
vans on the one strip that is flat. {I would be much in favour of it.|For this I would give up a good
deal. I would even park outside.}

But "if it is done well" is a big if. It was not done well in the old town of the city where I was born.
There they took the spaces away first, laid the most historic stones that they could find, and put up {a
sign with a phone number|a sign with a number to ring if you wanted the bollard lowered}. I rang it. There
was music. {It is not enough to mean well.|}

My position is this, then. Take out the cars. Leave the fourteen spaces, move them to within forty metres
of a door, and tow away {anyone who is there without a permit|everything else, the pallet first}. And in
future, when the gentleman of the cheese shop asks what about us, {someone should ask him|please pass him
the microphone a little longer, and ask him where he has parked}.
`,
};
