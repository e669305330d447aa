import type { EssaySource } from '../../essay.ts';

export const coastLineTrack: EssaySource = {
  slug: 'coast-line-track',
  title: 'Along the Coast Line',
  outline: [
    'the track as footpath',
    'timetable by tea',
    'the year of the wave',
    'repaired',
    'walking in a line',
  ],
  score: 89,
  comments: [
    'You write about the wave with such restraint that I stopped and read the paragraph again. Nothing needs to be added.',
    'Your transitions are all in space (sleeper by sleeper) rather than in logic. It works; be aware that it is a choice.',
  ],
  body: `
{The railway from Colombo to the south runs directly along the sea.|South of Colombo the railway runs so
near to the sea that on rough days there are fish on the line.} Between Egoda Uyana and the next station
there is no proper road on the beach side, so everybody who lives there walks on the track: to school, to
the temple, to buy an egg. You learn the length of your step from the sleepers. Mine was one sleeper until
I was nine, and then, {for some years, one and a half, which is very uncomfortable|for two awkward years,
one and a half}.

Nobody had a watch and nobody was run over. {We knew the times of the trains.|We had the trains in our
bodies.} The 6.10 was for getting up, the 7.25 was the one you had to be ahead of if you wanted to be in
school, and the slow one at four, which carried office clerks hanging out of the doors like washing, was
when my grandmother put on the tea. If a train was late, the whole coast was late with it and so no one
noticed. {Only on holidays we were confused.|Only on poya days, when it ran to a different timetable, did
the rice burn.}

The track teaches you to walk behind one another. On a road you walk side by side and look at the one you
are talking with. On the track you talk to a back, and {you get your answer from behind|your answer comes
from behind you, from somebody whose face you have to imagine}. I think that I have told my sister things
in this way which I could not have told her otherwise. She walked in front because she was older. I could
see from her shoulders how she was taking it.

I was two when the wave came, so I have no memory of it, only of the space that it left. In our lane three
houses had their front steps and no house. We children used to play on them: {shop, school|you could be at
home on them, or a king}. It was years before somebody told me why the steps led nowhere. Farther south it
had taken a train, a full one. {I will not write about this.|Everyone knows about that train; I will not
use it here.} I only want to say that the line was open again after some fifty days. My grandmother, who
had lost a brother, heard the 6.10 in the dark, with its horn going all the way because people had got out
of the habit of listening for it. She got up, she said, and lit the stove. She had not lit it {for
weeks|in the morning, on time, since December}.

{This has given me my idea of what engineers do.|I am going to be a civil engineer, and at interviews I am
asked why, and say something about infrastructure.} I do not say: because of tea at four. But that is what
I mean by the word. A line is not the rails. It is all that people have hung on it without being asked,
{their whole day|an egg, a stove, a secret told to a back}. When you repair it you cannot know what you
are giving back.

When I was home in August I walked the old way with my sister. My step is one sleeper again, as if I had
never been away, and hers too, so that we went along {at the same speed|in time}. She was in front. She
told me that she was expecting a child, and did not turn round, {and I was very happy|and went on, and
waited, and I suppose she could hear from my steps how I was taking it}.
`,
};
