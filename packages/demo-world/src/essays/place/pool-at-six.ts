import type { EssaySource } from '../../essay.ts';

export const poolAtSix: EssaySource = {
  slug: 'pool-at-six',
  title: 'The Pool at Six in the Morning',
  outline: [
    'the key and the dark hall',
    "Frau Petzold's rules",
    'lanes and strangers',
    'the winter the boiler failed',
    'what I took along',
  ],
  score: 88,
  comments: [
    'The opening works because you trust the details: the hum of the pump, the one lamp over the deep end. I was in the hall with you.',
    'Your third paragraph says in one image (the stranger who moves over without stopping) what the last paragraph then explains. Try how the essay ends if you cut the last two sentences.',
    'Lovely control of long and short sentences. In the part about the boiler you could slow down for one more moment.',
  ],
  body: `
At six in the morning the municipal pool in our town belonged to eleven people, and from the age of twelve
I was one of them. My mother cleaned the changing rooms before her real job began, so we came in by the
side door, {with her key|with a key as long as my hand}, while the hall was still dark. For a minute there
was only the hum of the pump and {the smell of chlorine|a single lamp over the deep end}. Then the water
began to show itself, first as a sound, then as a colour.

I was not a good swimmer. {I had been to one course and had not got the badge.|I had failed the bronze
badge twice.} Frau Petzold, who sat at the till and was in theory also the lifeguard, watched me cross the
pool in something between a crawl and an accident, and said that I could stay if I kept to two rules: swim
on the right, and never stop in the middle. {She did not say anything else to me for about a year.|} There
was no third rule and no lesson. For weeks I swam on the right and did not stop in the middle, because I
did not know what she would do if I did.

The other ten were pensioners, two nurses coming off the night shift, and a man who was said to have been
a judge. {Nobody talked.|Hardly anybody talked.} What I remember is how they made room. A swimmer coming
towards you would move a hand's breadth to the side without looking up, and the one behind you would slow
down by half a stroke so that you never felt followed. {It was like a dance but nobody had taught
it.|Nobody had taught them this, and nobody could have written it down.} After some months I found that I
was doing it too.

In my second winter the boiler failed and the town, which had been looking for an excuse, announced that
repairing it would not be economical. The eleven of us kept coming. The water was sixteen degrees, then
fourteen. The judge brought a thermos for everyone. One of the nurses counted our laps {out loud|aloud, as
if we were patients waking up}, and on the fourth morning a reporter came and took a picture in which we
all look blue. {The pool got its boiler in March.|In March there was a new boiler.} I do not believe that
it was because of us alone, but I have never since been able to believe that a thing is settled because a
letter says so.

When I am asked what I learned there, people expect the word discipline, since it was early and cold. {But
it was not discipline.|I think it was closer to manners.} I learned that you can share a narrow space with
people whose names you do not know, and that the sharing is a skill like any other. I think of it in the
library before exams, or on the regional train with my bicycle. I keep to the right. I try not to stop in
the middle. And when somebody comes towards me, {I try to be polite|I move over by a hand's breadth, and
do not look up}.
`,
};
