import type { EssaySource } from '../../essay.ts';

export const arithmeticOfNoise: EssaySource = {
  slug: 'arithmetic-of-noise',
  title: 'What Quiet Costs',
  comments: ['Clear and well argued. The paragraph on hearing aids is new to me and deserves more room.'],
  body: `
{Noise is an important argument in this debate.|My neighbour, Mr Albers, switches off his hearing aid when
he goes into the centre.} He explained to me that the device cannot tell a voice from an engine: it makes
everything louder, and on Domplatz everything is mostly lorries. So he goes through the most beautiful
square of our city deaf, by choice, {and he reads lips|smiling at people in case they have said hello}.

I begin with him because noise is the cost of traffic that gets forgotten. Exhaust has limits and is
measured. Accidents are counted. {Noise is only called annoying.|Noise we file under annoyance, along with
mosquitoes and brass bands.} But a place where you have to shout is one in which certain sentences are
never spoken. You can shout a price; {you cannot shout that you are sorry|you cannot shout "I am sorry",
or a joke that depends on its timing}. I would claim that traffic decides not only how we move about in a
square but what we can say to each other there.

On the first Sunday in May, the square is closed for the run. {I went there with Mr Albers.|This year I
took Mr Albers along.} He switched on. {He heard a lot.|For a while he said nothing, and then he began to
list: a spoon, pigeons' feet, a heel, two Italians.} We sat down at the fountain, of which he had only
known the view. "It's in F," he said. He used to be an organ builder.

Against this it is said that quiet is a luxury and jobs are not. {I find this argument is not good.|The
opposition is false.} The waiters in the square earn by the table, and a table at which one can talk is
occupied longer. Landlords know exactly what quiet is worth: a flat that faces the courtyard costs eighty
euros more than the same flat facing the street. We do pay for it, then. {Only the rich can pay.|The only
question is whether it remains something that you buy singly, behind triple glazing, or becomes something
which one can have for nothing by sitting down.}

{But one must also say that electric cars are quieter.|A fair opponent will ask about electric cars, and
it is true that they whisper.} But above thirty kilometres an hour you mainly hear tyres, and a silent car
is no comfort to someone {who can't hear well anyway|who goes by ear}. Mr Albers has been nearly run over
once, by an electric taxi. The driver apologised very nicely, through the closed window. {|He saw the lips
move.}

I am therefore for closing the square, on weekdays too. Not for ever, let us say for a year. {Then we
would see.|Then I would like to hear from those who were against it. I would like it if one could hear
them.}
`,
};
