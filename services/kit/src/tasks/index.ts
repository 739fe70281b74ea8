export {
  handleTask,
  type AddTaskOptions,
  type Json,
  type StepContext,
  type StepResult,
  type TaskHandler,
  type TaskKind,
  type TaskStep,
  type Tasks,
} from './task.js';
export { eraseMemberWith, type EraseMemberDeps } from './erase-member.js';
export { eraseInTurn, erasingRows, type EraseInTurnDeps, type EraseMemberData } from './member-data.js';
export { inTwoPasses, SECOND_PASS_MS } from './second-pass.js';
export { TaskRunner, taskDelaysMs, type TaskObserver } from './task-runner.js';
