import type { EssaySource } from '../../essay.ts';

export const lastStopOverkalix: EssaySource = {
  slug: 'last-stop-overkalix',
  title: 'Waiting for the 17',
  score: 79,
  comments: [
    'Your plain style suits the cold. "It did not come. That was also a kind of timetable" made me laugh out loud.',
    'Between the third and the fourth paragraph I lost track of how old you are. One word would help.',
    'Try reading the last paragraph aloud. The word "patience" comes three times; perhaps the reader can supply it.',
  ],
  body: `
The bus shelter stands where our road meets the main road, eleven kilometres from Överkalix, and it has
three walls, because {the fourth side has to be open|somebody has to be able to see that you are in
there}. The number 17 comes twice a day. Or it does not. I waited for it for nine years, mostly in the
dark, and I believe that I have spent more time there than in any church, cinema or café. {So when I must
write about a place, it must be this one.|If I am honest about which place has shaped me, it has to be
this one, although there is hardly anything in it.}

There is a bench. There is a timetable behind glass that has been right since 1998. On the wall somebody
wrote ANNA with a knife, and under it somebody else, later, with a different knife, {wrote WHY|wrote
WHICH}. As a child I found this terribly sad. {Later I found it funny.|Then I found it funny, and now it
is sad again.}

In winter you have to do something. Below minus twenty you cannot stand still, and below minus thirty the
driver was allowed to stay at home, but no one could tell you whether he had done so. My neighbour Elin
and I had a system. For ten minutes we walked around the shelter, clockwise. Then one could sit while the
other talked. {You had to talk about something that takes a long time.|The one who talked had to tell
something long, with no skipping: a film from beginning to end, all the rules of a game, how a cow has a
calf.} If the bus came before the end, the story stopped there and went on the next morning, exactly at
that word. {It did not come often. That was also a kind of timetable.|Some mornings it did not come. That
was also a kind of timetable.}

I have met people here in the south who go mad if a train is four minutes late. They look at their phones
and then at the rails and then at each other, as if {someone had stolen something from them|somebody in
the crowd must have the four minutes in his pocket}. I do not feel superior about it. But I notice that I
simply begin to walk around something.

When I was sixteen, Elin moved to Luleå with her mother. For the last two years I waited alone. {It was
boring.|I found out that the system works with one.} Ten minutes walking; then I sat and told something
long, with no skipping, in my head. I went through the whole of the Second World War. I went through every
person in my class and what they wanted. I planned a house, with the thickness of the walls. My teachers
in those years wrote that I had become "more structured", and {they thought it was because of them|I let
them think that it was the school}.

I do not want to say that everybody should grow up by a bad road. It was cold, and I missed things:
training, parties, once an examination. But I can begin a long thing now and be interrupted and go on
exactly at that word. {That is patience.|I can bear not knowing if something is coming.} For writing
essays, which is also a matter of going around in the dark until a light shows between the trees, it has
turned out to be a fairly good preparation.
`,
};
