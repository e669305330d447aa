import type { EssaySource } from '../../essay.ts';

export const theDoctorDrives: EssaySource = {
  slug: 'the-doctor-drives',
  title: 'Exceptions',
  comments: ['The argument from exceptions is original. Tell us early that it will lead you to a yes.'],
  body: `
{I want to discuss the exceptions.|Everyone who is in favour of a car-free centre begins the second
sentence with "of course".} Of course ambulances. Of course deliveries, and the disabled, and craftsmen,
and residents with a permit, and taxis, and hotel guests, weddings, hearses. I have tried to collect all
the exceptions that have been proposed at meetings in our town. {There were 23.|I stopped at
twenty-three.} If all were granted, I reckon that some four thousand cars a day would be excepted from the
rule, which is {almost as many as now|about the number that drive there now}.

My mother is a general practitioner and makes home visits. She would be number four on the list. {I have
asked her and she gave me an interesting answer.|I asked her what she would want, and expected her to say:
a permit.} "I want an empty street," she said. "A permit lets me in. It doesn't find me a space." In fact
she loses, on an average visit, more time with the last two hundred metres than with the first four
kilometres. {So for her a strict rule would be good.|The fewer exceptions there are, the better for the
ones who have them.} An exception is like a seat in a lifeboat: {if everyone has one it sinks|it is worth
something so long as not everybody gets in}.

That has brought me to a view that I did not hold before I began to write. {I was against the car-free
centre because it is never really car-free.|I used to think: since there have to be exceptions, the thing
itself is dishonest, so let us leave it.} Now I think that the exceptions are the thing itself. A car-free
centre is nothing else than a list of who may drive, and the present centre is one as well, only that the
list has one line: {whoever gets there first|first come, first served}. Under this rule the doctor stands
behind a man who is looking for {a parking place near the gym|somewhere to park near the gym, so that he
need not walk to the treadmill}.

So who should be on it? I would suggest a simple test. May you say the reason aloud {to the people in the
street|through the open window, to those you are driving past}? "I'm bringing oxygen." "I'm bringing a
bride." "I can't walk." Everyone would step aside and be glad to. "I did not feel like the bus." {That
doesn't work.|One would, I believe, rather keep the window shut.}

By that test I get from twenty-three to five. {My mother agrees with it.|My mother thinks four; about the
bride we could not agree.} She would drive through the empty street, slowly, with the window down, {and
park in front of the door|and for the first time in thirty years she would be there before the kettle had
boiled}.
`,
};
