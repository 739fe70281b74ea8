export default function Home() {
  return <h1>Seyir</h1>;
}
