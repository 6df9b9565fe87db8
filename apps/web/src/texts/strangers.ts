// What is said where strangers play: refusals, reports, blocking. They join the other sentences with the pages of
// online play, so that the front page does not carry them.
import { useSettings } from '../settings/settings.ts'
import { addTexts, speakAny } from './speak.ts'

const en = {
  'sorry.own-table': 'You sit at this table already. Find it under “Your tables”.',
  'sorry.not-for-you': 'You cannot sit down at this table.',
  'sorry.nobody-there': 'The player who opened this table has left. Pick another one.',
  'sorry.too-many-open':
    'There are enough open tables from your address. Wait at one of them, or close it first.',
  'sorry.banned': 'You cannot play here until {{until}}.',
  'sorry.too-many-reports': 'You have sent a lot of reports. Wait ten minutes.',
  'sorry.nobody-to-block': 'This player cannot be blocked. You can still mute them.',
  'sorry.nobody-to-report': 'Nobody sits there any more.',
  'sorry.unknown-line': 'That line is not there any more.',
  'sorry.bad-token': 'Only players of this match can do this.',

  'bye.banned': 'You cannot play here until {{until}}.',
  'bye.bannedHint': 'A moderator has closed this server to your address for a time.',
  'bye.deleted': 'A moderator has removed this match.',

  'over.closed': 'The match was closed',
  'over.closedWhy': 'A moderator closed it in turn {{turn}}. Nobody wins or loses.',

  'waiting.unlisted':
    'Nobody was here for ten minutes, so this table has left the lobby. Start a new quick match.',
  'waiting.lobby': 'Your table is in the lobby while this page is open.',
  'waiting.guest': 'The match begins when everybody sits. You can leave this page and come back.',

  'chat.tooFast': 'One moment: you can say more in a few seconds.',
  'chat.notSaid': 'The server could not keep this line. Send it again.',
  'chat.removed': 'removed by a moderator',
  'chat.players': 'Players',
  'chat.muteOne': 'Mute',
  'chat.muteName': 'Mute {{name}}',
  'chat.block': 'Block',
  'chat.blockName': 'Block {{name}}',
  'chat.unblock': 'Unblock',
  'chat.unblockName': 'Unblock {{name}}',
  'chat.blocked': '{{name}} is blocked: you will not meet again in the lobby or a quick match.',
  'chat.report': 'Report',
  'chat.reportName': 'Report {{name}}',
  'chat.reportLine': 'Report this line by {{name}}',
  'asks.tooOften': 'You have asked often. Wait a minute before you ask again.',

  'report.title': 'Report {{name}}',
  'report.line': 'The line',
  'report.reason': 'What is wrong?',
  'report.insult': 'Insults',
  'report.threat': 'Threats',
  'report.spam': 'Spam',
  'report.name': 'The name',
  'report.cheating': 'Cheating',
  'report.stalling': 'Stalling',
  'report.other': 'Something else',
  'report.text': 'More about it (optional)',
  'report.send': 'Send report',
  'report.cancel': 'Cancel',
  'report.thanks': 'Thank you',
  'report.sent':
    'A moderator will look at it, together with what was said around it. {{name}} is not told.',
  'report.close': 'Close',

  'blocked.title': 'Blocked players',
  'blocked.hint': 'You do not meet them in the lobby or in a quick match. Kept in this browser.',
}

type StrangerKey = keyof typeof en

const ru: Record<StrangerKey, string> = {
  'sorry.own-table': 'Вы уже сидите за этим столом. Он в списке «Ваши столы».',
  'sorry.not-for-you': 'За этот стол вам не сесть.',
  'sorry.nobody-there': 'Игрок, открывший этот стол, ушёл. Выберите другой.',
  'sorry.too-many-open':
    'С вашего адреса открыто достаточно столов. Подождите за одним из них или сначала закройте его.',
  'sorry.banned': 'Играть здесь вы сможете после {{until}}.',
  'sorry.too-many-reports': 'Вы отправили много жалоб. Подождите десять минут.',
  'sorry.nobody-to-block': 'Этого игрока не заблокировать. Но его можно не читать.',
  'sorry.nobody-to-report': 'Там уже никто не сидит.',
  'sorry.unknown-line': 'Этой реплики уже нет.',
  'sorry.bad-token': 'Это могут только игроки этой партии.',

  'bye.banned': 'Играть здесь вы сможете после {{until}}.',
  'bye.bannedHint': 'Модератор на время закрыл сервер для вашего адреса.',
  'bye.deleted': 'Модератор удалил эту партию.',

  'over.closed': 'Партия закрыта',
  'over.closedWhy': 'Модератор закрыл её на ходу {{turn}}. Победителей и проигравших нет.',

  'waiting.unlisted':
    'Десять минут здесь никого не было, и стол пропал из списка. Начните новую быструю партию.',
  'waiting.lobby': 'Ваш стол виден в списке, пока открыта эта страница.',
  'waiting.guest': 'Партия начнётся, когда все сядут. Можно уйти со страницы и вернуться.',

  'chat.tooFast': 'Не так быстро: через несколько секунд можно будет сказать ещё.',
  'chat.notSaid': 'Сервер не смог сохранить эту реплику. Отправьте её снова.',
  'chat.removed': 'удалено модератором',
  'chat.players': 'Игроки',
  'chat.muteOne': 'Не читать',
  'chat.muteName': 'Не читать игрока {{name}}',
  'chat.block': 'Заблокировать',
  'chat.blockName': 'Заблокировать игрока {{name}}',
  'chat.unblock': 'Разблокировать',
  'chat.unblockName': 'Разблокировать игрока {{name}}',
  'chat.blocked':
    'Игрок {{name}} заблокирован: вы не встретитесь ни в списке столов, ни в быстрой партии.',
  'chat.report': 'Пожаловаться',
  'chat.reportName': 'Пожаловаться на игрока {{name}}',
  'chat.reportLine': 'Пожаловаться на эту реплику ({{name}})',
  'asks.tooOften': 'Вы просили уже несколько раз. Подождите минуту.',

  'report.title': 'Жалоба на игрока {{name}}',
  'report.line': 'Реплика',
  'report.reason': 'Что не так?',
  'report.insult': 'Оскорбления',
  'report.threat': 'Угрозы',
  'report.spam': 'Спам',
  'report.name': 'Имя',
  'report.cheating': 'Нечестная игра',
  'report.stalling': 'Затягивание игры',
  'report.other': 'Другое',
  'report.text': 'Подробнее (необязательно)',
  'report.send': 'Отправить жалобу',
  'report.cancel': 'Отмена',
  'report.thanks': 'Спасибо',
  'report.sent':
    'Модератор посмотрит её вместе с тем, что говорилось до и после. Игрок {{name}} о ней не узнает.',
  'report.close': 'Закрыть',

  'blocked.title': 'Заблокированные игроки',
  'blocked.hint':
    'Вы не встретитесь с ними ни в списке столов, ни в быстрой партии. Хранится в этом браузере.',
}

addTexts({ en, ru })

type Values = Record<string, string | number>

export function useStrangerSay(): (key: StrangerKey, values?: Values) => string {
  return speakAny(useSettings().lang)
}

export const isStrangerKey = (key: string): key is StrangerKey => Object.hasOwn(en, key)

const momentIn = (lang: string) => {
  const form = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' })
  return (at: number): string => form.format(at)
}
const moments = { en: momentIn('en-GB'), ru: momentIn('ru') }

/** A time in the reader's language and time zone. */
export const useMoment = (): ((at: number) => string) => moments[useSettings().lang]
