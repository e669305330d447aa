import type { EssaySource } from '../../essay.ts';

export const anHourByTheClock: EssaySource = {
  slug: 'an-hour-by-the-clock',
  title: 'How Long Is an Hour?',
  body: `
{The title says that the story takes an hour.|I read the story aloud and stopped the time. It took me
seven minutes and forty seconds.} If the title is right, there are another fifty-two minutes in it
somewhere. {I would like to find out where they are.|In what follows I have tried to find out where Chopin
has put them.}

Up to the closing of the door, everything goes by at a run. The news, the tears, the stairs: three short
paragraphs, and they must cover a quarter of an hour at least, since one does not weep "with sudden, wild
abandonment" for the length of a sentence. At the end it is the same. From the latchkey to the doctors
there are {only a few lines|eleven lines, although doctors in those days had to be fetched}. So both ends
are squeezed together. {The middle is slow.|}

In the middle there is an armchair. And here time does something odd. We get tree tops, a smell of rain,
somebody's song; we get clouds that "had met and piled one above the other"; we are told how she lies
back, {quite motionless|with her head on the cushion, and that a sob comes up now and then, as in a child
that has cried itself to sleep}. Nothing is happening. The sentences become longer and hang together by
"and". If you read it aloud, you notice that you are breathing more slowly. {The reader feels the
time.|For these two or three minutes, reading time and hers are the same.}

{Then she thinks about the years.|And exactly there, where the clock has nearly stopped, she begins to
count in years.} "A long procession of years to come that would belong to her absolutely." Spring days,
and summer days, "and all sorts of days". It was only yesterday, she remembers, that she had thought with
a shudder that life might be long. {Now she wants it to be long.|She prays, quickly, that it might be
long.} In all the story that is the only thing she asks for: not happiness, not love; duration.

She gets about half an hour. {That is ironic.|I do not want to call it ironic, as everybody does, and be
done with it.} It seems to me that Chopin has weighed something here. On the one side of the scales she
put years that no one noticed going by, and on the other a few minutes in which {she noticed
everything|not a sparrow was missed}. And she called the story after the minutes.

My seven minutes and forty seconds were up. {I read it again.|I looked out of the window for a while
without the stopwatch.}
`,
};
