import { useRenderScope } from '../render-context.js';
export default function NotFound() {
  const { answer } = useRenderScope();
  if (answer) answer.status = 404;
  return <h1>Yok</h1>;
}
