import assert from 'node:assert/strict'
// #region cycle
import { initialize, Module } from 'farrow-module'

class Team extends Module {
  name = 'core'
  members = this.use(Members)
}

class Members extends Module {
  // a getter runs later, when both instances are complete
  get team() {
    return this.use(Team)
  }
  list = () => `${this.team.name}: Ada, Bo`
}

const team = initialize(Team)

console.log(team.members.list())
console.log(team.members.team === team)
// #endregion cycle

assert.equal(team.members.team, team)

class Early extends Module {
  late = this.use(Late)
  name = 'early'
}
class Late extends Module {
  early = this.use(Early)
  seen: string | undefined = this.early.name
}
assert.equal(initialize(Early).late.seen, undefined)
