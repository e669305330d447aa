import type { EssaySource } from '../../essay.ts';

export const theYearTheyClosedOurStreet: EssaySource = {
  slug: 'the-year-they-closed-our-street',
  title: 'The Year They Closed Our Street',
  comments: ['Very vivid. I would like to know what your father says today.'],
  body: `
When I was twelve, the city closed our street for a year because of a construction site. {It was in Porto
and it was a big street.|Four lanes, two directions, buses, the lot; in Porto one does not
call something an avenue for nothing.} They were laying pipes. It was announced as a catastrophe. I want
to describe what happened then, because it is the only experiment of this sort at which I have been
present {from the beginning to the end|every single day, from my window, and I think that an example
looked at closely is worth more than ten which are only mentioned}.

In the first month everyone complained. My father drove around the block, then around the neighbouring
block, then he discovered the bus, and {was angry about it|complained about the bus}. The man from the
tyre shop put up a black flag.

In the second month, somebody put a sofa out. {I do not know who.|To this day nobody admits to it.} It
stood on the left lane, in the direction of the centre, facing south. At first it was only looked at. Then
Dona Célia sat down on it to shell beans.

In the fourth month there were a net, two chess tables, {a man who sold juice|a juice seller with a
licence that he had painted himself} and a quarrel about music. There had never been one before, as there
had never been anything that you could hear. {People who had lived opposite each other for twenty years
met for the first time.|People who had been living opposite one another for twenty years found out each
other's names by quarrelling.} The tyre shop repaired bicycles now. It had taken the flag down, since it
had needed the pole for a sunshade.

In the twelfth month the pipes were finished. The street was opened with a speech. {The sofa was gone.|Two
men carried the sofa away, with Dona Célia's beans on it, and at six the next morning there came a sound
like the sea. It has not stopped since.}

{What can we learn from it?|What do I conclude?} That the objections were honest, and were wrong. Nobody
on that street could imagine the other street which was inside it. I could not either. {So you should not
ask people.|It follows that a survey taken beforehand will always be against it: you are asking those who
have the loss before their eyes, and the gain is a sofa that no one has put out yet.}

But I also conclude something that the supporters do not like so much. It was not planned, there was no
design, and nobody sold us ice cream at four euros. It became ours because {it was ugly|it was a hole with
no owner}. If our city here wants to close its centre, I would advise it: {do it for a year first|call it
a construction site. Give it one year, do not make it pretty, and wait and see who comes with a sofa.}
`,
};
