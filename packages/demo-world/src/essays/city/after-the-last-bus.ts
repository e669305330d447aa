import type { EssaySource } from '../../essay.ts';

export const afterTheLastBus: EssaySource = {
  slug: 'after-the-last-bus',
  title: 'After the Last Bus',
  comments: [
    'You are the only one in the group who looks at the night. Build the whole essay on it.',
    'What would convince you? Naming one condition would make the refusal stronger.',
  ],
  body: `
I am against a car-free city centre, and I do not even own a car. {My reason is the last bus.|My reason
leaves the market square at 22.41 and is called the last bus.}

I work in the kitchen of a restaurant behind the town hall. {We close at eleven and then we clean.|The
guests leave at eleven, the pans at half past twelve.} Eight of us finish then: two live in walking
distance, one has a bicycle, and the remaining five share one old Corsa that belongs to the dishwasher. He
does not own it for fun. He owns it because in his village {there is no bus at this time|the timetable
stops before the news}. He parks in the square. After midnight it is lit, there are people, and nobody has
to go alone through an underground car park with the day's tips in a pocket.

When I read plans for the car-free centre I see drawings. The sky in them is always blue, {it is always
summer and two in the afternoon|it is two o'clock, there is a child with a balloon}. I would like to see
one drawing of that square at one in the morning in January. Who is on it? There are cooks in it, nurses
coming off shift, the cleaners who are only now going in. {These people are not asked.|These people do not
come to the citizens' evening, because the citizens' evening is in the evening.}

Of course one can answer: then the buses must run longer. I agree! Let them run. {But first the buses and
then the ban.|But I notice that the ban has a date, and the buses have a sentence that begins with "in the
medium term".} If it were meant seriously, it would be in the other order. First there would be a line at
one and at two, for a year, until even the dishwasher believed in it; then one could take his space away,
and {he would not mind|I think that he would sell the Corsa himself}.

It is said as well that exceptions can be made. I have looked at the list of exceptions: residents,
deliveries, hotel guests, doctors. {We are not on it.|The guest who has been eating may be fetched at the
door. The person who washed up after him may not.} I do not think that anybody wanted that. It is what
happens when a rule is made by people who {are in bed at midnight|know the city only by day}.

I do not defend the car. I defend a sequence. A good city centre is one that you can leave, {at every
hour|at any hour, tired, without having to be brave}. When it is that, take out the cars, and I will come
by bus to the opening.
`,
};
