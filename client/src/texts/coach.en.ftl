## The coach of a lesson

coach-fold = Hide the coach's words
coach-unfold = Show the coach's words
coach-step = { $step } of { $of }
coach-hint = Hint
coach-go-on = Go on
coach-again = Begin again
coach-show = Show me
coach-rule = The rule
coach-done = Goal reached
coach-next = Next lesson: { $lesson }
