import type { EssaySource } from '../../essay.ts';

export const rehearsalHallTema: EssaySource = {
  slug: 'rehearsal-hall-tema',
  title: 'Second Row, Left',
  score: 85,
  comments: [
    '"An alto is somebody who knows where the floor is" - keep that sentence if you have to lose all the others.',
    'The structure (one voice after another entering) follows the thing you describe. Very elegant.',
  ],
  body: `
{In our church in Tema there is a choir, and I was a member of it for ten years.|The hall behind our
church in Tema has a roof of corrugated iron, and when it rains the choir has to stop, because no human
voice can be heard under it.} We rehearsed on Thursdays. We sat on benches: sopranos on the right, then
altos, then tenors, with the basses along the wall, where there was something to lean on. My place was in
the second row on the left, at the end of the tenors, {next to the altos|so close to the altos that my
knee was in their section}.

I did not come to sing. I came because my mother directed it, and there was no one at home to leave me
with. At six I turned pages. At eight I was allowed to hum. {At ten I was given a folder with my name.|At
ten I got a folder with my name, which was the proudest day of my life until my voice broke, four years
later, in the middle of a Gloria.}

My mother had a method. She never taught us a piece from the beginning. She began with the altos. {She
said that they are the most important.|"Everyone can find the top," she said. "An alto is somebody who
knows where the floor is."} So for half an hour we all had to sit and listen to this line, which goes
along in the middle and hardly moves, and which by itself is, I am sorry to say it, no tune at all. Next
she added the basses. Now it was two boring things, but between them there was something, {a kind of
room|like a doorway with no house}. Then us. And only when it was all standing, she would nod to the
sopranos, and they put the melody on top as you put a roof on, and everyone suddenly heard what the altos
had been doing all that time.

{I learned from this to listen to the middle.|It has ruined me for a certain kind of listening.} I cannot
hear a song without looking for its floor. And it is the same with people. In a group there are always
those who carry the melody, and I admire them; but I sit down next to the one who, if he left, {would be
missed by everyone|would leave the rest of them hanging in the air without knowing why}. In our seminar it
is a man who never says anything brilliant. He says: could we come back to the question? {I think that he
is the best one.|He would have made a superb alto.}

I do not sing here. I have looked for a choir, and there are very good ones, {but they start with the
melody|where one gets the notes by e-mail and is expected to know the part when one arrives}. So it seems
that I miss not so much the singing as the half-hour before: sitting with one's folder on one's knee and
attending to a line that is not one's own.

When it rained, as I said, we had to stop. You cannot imagine how loud it was. Nobody went home, though.
{We waited until it was over.|We sat there in our rows, forty people who could not speak or sing, and my
mother kept on beating time with two fingers, so small that only the altos could see it.} And when the
rain stopped, from one moment to the next, as it does there, {we went on|they came in, exactly together,
on the right note}.
`,
};
