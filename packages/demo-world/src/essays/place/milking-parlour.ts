import type { EssaySource } from '../../essay.ts';

export const milkingParlour: EssaySource = {
  slug: 'milking-parlour',
  title: 'Half Past Four',
  score: 77,
  comments: [
    'I learned something about cows, and more about your mother. The two are very well balanced.',
    'The paragraph on the robot is an argument, and a good one. It needs one example of a thing that the screen did not see.',
  ],
  body: `
{I grew up on a farm in Mecklenburg with 64 cows.|Sixty-four cows have to be milked at half past four in
the morning, also on Christmas Day, also on the day after your eighteenth birthday.} That is the first
thing that I knew about the world, before I knew that it was round. The milking parlour is a trench, tiled
in white. You stand in it up to your hips, so to speak, in the floor, and the cows stand above you to the
left and to the right, eight and eight, and {what you see are the udders|what you know of a cow in there
is her legs, her udder and her opinion}.

My mother milked on the left and I on the right. We did not talk, because of the pump, and because of half
past four. I say this because people from town imagine a farm as {something romantic|a place where
families are together}. We were together for two hours each day at a distance of one metre fifty, with our
backs to each other, and I could not have told you what she was thinking. But I could have told you how
she had slept. I heard it in how she hung up the clusters: one click, or two.

{A cow is an animal of habit.|Cows like everything to be as it was yesterday.} They come in in the same
order, more or less, every day. If number 31 comes in after number 12, instead of before her, then
something is wrong with one of the two, and you have half a day to find out which. My mother saw such
things from the trench, from underneath, from a leg. "31 is thinking," she would say over the pump, and by
the evening 31 would be ill, and by the next day she was better, since {we had known early|the vet had
already been}.

When I was fifteen we got the robot. The cows go there when they like, a laser finds the teats, and
everything is shown on a screen: litres, temperature, steps per day. My mother could sleep until six. {It
was a very good thing for my mother.|It was the best thing that ever happened to her back, and I will not
hear a word against it.} But in the first year we lost two animals. The figures had been in order. I do
not blame the robot; it answered everything it was asked. It is just that {nobody stood in the
trench|nobody was standing there any more, bored, looking at legs}.

I study data science, which makes my family smile. In the seminar we learn to define what we want to
measure, and I am good at it. And then I always have a moment when I would like to put down a line in the
form where it says: {other|"who is thinking?"}. There is no unit for that. {I believe that you get this
information only if you are there every day and it is boring.|You only get it, I believe, by being there
when nothing happens, so often that nothing has a shape of its own, and you see at once when it changes.}

The parlour is now a storeroom. At home in the holidays I still wake at half past four. I lie there and
listen, and through the wall I can hear that my mother is awake as well. {Neither of us gets up.|One
click. She has slept well.}
`,
};
