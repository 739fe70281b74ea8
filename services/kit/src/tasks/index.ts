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
export { TaskRunner, taskDelaysMs, type TaskObserver } from './task-runner.js';
