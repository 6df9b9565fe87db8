import { posters } from '../shelf/shelf.ts'
import { speak } from '../texts/speak.ts'

export function HomePage() {
  const say = speak('en')
  return (
    <main className="home">
      <h1 className="disp">Cardwright</h1>
      <p>{say('home.lead')}</p>
      <ul className="posters">
        {posters.map(({ id, Picture, texts }) => (
          <li key={id} className="poster" data-game={id}>
            <Picture />
            <h2 className="disp">{texts.en.name}</h2>
            <p>{texts.en.line}</p>
            <a className="btn pri" href={`/play/${id}`}>
              {say('home.play')}
            </a>
          </li>
        ))}
      </ul>
    </main>
  )
}
