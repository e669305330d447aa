import type { EssaySource } from '../../essay.ts';

export const smallTownAnswer: EssaySource = {
  slug: 'small-town-answer',
  title: 'We Are Not Copenhagen',
  comments: ['I enjoy your scepticism about model cities. Do mention one thing that could be copied.'],
  body: `
{In this essay I will argue that a small town should not close its centre.|My town has nine thousand
inhabitants and one traffic light.} Last spring a working group proposed that our market street be made
free of cars, and in the proposal there were photographs of Copenhagen, Ghent and Pontevedra. {These are
all nice cities.|They were beautiful photographs. In none of them could you see a tractor.}

I would like to explain what the street is, with us. It has a chemist's, a bank that opens on Tuesdays,
two bakeries, a shop for wool, {and some empty shops|and five windows with paper behind them}. Six
kilometres away there is a retail park where parking is free and the light is always on. When I was at
school, the street lost one shop per year. No one wanted that. It simply was so that you had to go to the
retail park for the one thing you couldn't get any more, and when you were there {you bought the rest
too|you took the rest along}.

{If you close the street to cars, people will go only to the retail park.|Now we are to forbid people to
drive into the street.} In a city you then take the tram to the same shops. Here you turn right instead of
left. It isn't that people are lazy. The bus goes four times, the farms lie up to twelve kilometres off,
and whoever comes in for the chemist's wants to be home {before the milking|by the time that school is
out}.

I have been told that I am confusing cause and effect: it is the cars that made the street ugly, and
because it is ugly nobody stays. I have thought about it seriously, since I would love for it to be true.
{On the street festival it was full.|And it is a fact that on the day of the street festival, with the
cars gone, the street is full until midnight.} But it is full because there is a festival. On the
following Monday I stood there at eleven, without cars too, as the barriers had not yet been fetched.
{There was nobody.|There was me, and the lady with the wool.} {|It was so quiet that we could hear the
traffic light change.}

So what do I propose? Fewer things, and smaller ones. Take out the parking spaces in front of the church,
eight of them, and plant a lime tree. {Make the bank open on two days.|Let the empty windows to the
school, for nothing, for whatever it can think of.} Slow everything down to twenty. See who stays. A
centre comes back by having reasons to get out of the car; {and if there are enough of them, the cars will
be left outside by themselves|once there are enough reasons, you will hardly need the prohibition, and
until then it would only be a very well-signposted way of staying away}.
`,
};
